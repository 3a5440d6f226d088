import '../../look/skins/v2.css';
import '../../look/skins/v2.faces.css';
import './v2.css';
