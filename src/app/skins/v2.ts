import '../../theme/skins/v2.css';
import '../../theme/skins/v2.faces.css';
import './v2.css';
