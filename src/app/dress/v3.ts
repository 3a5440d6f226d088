import '../../look/skins/v3.css';
import '../../look/skins/v3.faces.css';
import './v3.css';
