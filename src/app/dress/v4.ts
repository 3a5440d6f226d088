import '../../look/skins/v4.css';
import '../../look/skins/v4.faces.css';
import './v4.css';
