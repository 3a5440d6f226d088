import { Application, Graphics } from 'pixi.js';

/** The smallest page that draws with Pixi: one shape on a canvas of the phone's size. */
const app = new Application();
await app.init({ width: 375, height: 812, preference: 'webgl' });
app.stage.addChild(new Graphics().rect(0, 0, 375, 812).fill('teal').circle(187, 406, 120).fill('white'));
document.body.append(app.canvas);
app.render();
performance.mark('drawn');
document.documentElement.setAttribute('data-drawn', '1');
