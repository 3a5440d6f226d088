import '../../theme/skins/v3.css';
import '../../theme/skins/v3.faces.css';
import './v3.css';
