import '../../theme/skins/v4.css';
import '../../theme/skins/v4.faces.css';
import './v4.css';
