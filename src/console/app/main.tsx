import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import '../../theme/fonts.css';
import '../style/base.css';
import '../style/shell.css';
import '../style/parts.css';
import '../style/lists.css';
import '../style/kit.css';
import '../style/forms.css';
import '../style/screens.css';
import '../style/day.css';
import '../style/narrow.css';
import { App } from './App';
import { watchAttendance } from './attendance';
import { queryClient } from './query';
import { applyTheme } from './theme';

applyTheme();
watchAttendance();
const element = document.getElementById('console');
if (element === null) throw new Error('the page has no place for the console');
createRoot(element).render(
  <QueryClientProvider client={queryClient}>
    <App />
  </QueryClientProvider>,
);
