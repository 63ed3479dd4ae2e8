import { createRoot } from 'react-dom/client';
import { followLanguage, languageWanted, showLanguage } from '../words/text.ts';
import { keepPage } from '../device/offline.ts';
import { App } from './app.tsx';
import { takeFromAddress } from '../device/brought-pass.ts';
import { fetchSetup } from '../pages/page-chunks.ts';
import { showPresses } from '../kit/press-feedback.ts';
import { applyTheme } from '../preferences/theme.ts';
import { followOtherTabs } from '../preferences/settings.ts';
import { awaitGesture } from '../sound/sounds.ts';
import '../styles/tokens.css';
import '../styles/tokens-themes.css';
import '../styles/tokens-board.css';
import '../styles/base.css';
import '../styles/bar.css';
import '../styles/pages.css';
import '../styles/setup.css';
import '@ludo/drawing/drawing.css';
import '../styles/board.css';
import '../styles/pieces.css';
import '../styles/table.css';
import '../styles/seats.css';
import '../styles/end.css';
import '../styles/table-screens.css';

takeFromAddress();
addEventListener('hashchange', takeFromAddress);

applyTheme();
followLanguage();
followOtherTabs();
awaitGesture();
showPresses();
keepPage();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has lost its root');
// No await: words bundled into this file load only after it has run.
const language = languageWanted();
void showLanguage(language).then(() => createRoot(root).render(<App />));
if (location.pathname === '/') fetchSetup(language);
