const KEY = 'desk-theme';

/** Light or dark: as chosen at this device, or as the system has it. */
export function applyTheme(): void {
  const chosen = localStorage.getItem(KEY);
  const isDark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

export function switchTheme(): void {
  localStorage.setItem(KEY, document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  applyTheme();
}
