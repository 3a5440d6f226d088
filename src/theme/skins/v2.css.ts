import { fillSkin } from '../fillSkin';
import { v2 } from './v2';

fillSkin('v2', v2);
