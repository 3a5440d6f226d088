import { fillSkin } from '../fillSkin';
import { v3 } from './v3';

fillSkin('v3', v3);
