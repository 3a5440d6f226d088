import { expose } from 'comlink';
import { reportRejections } from '../reportRejections';
import { RoundCheck } from './roundCheck';

reportRejections();
expose(new RoundCheck());
