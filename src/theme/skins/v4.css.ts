import { fillSkin } from '../fillSkin';
import { v4 } from './v4';

fillSkin('v4', v4);
