/**
 * One step of brightness: each fragment adds one instead of its color, which counts how often a pixel is
 * drawn.
 */
const STEP = 1 / 255;

/**
 * Makes every shader output one step of brightness and every draw additive. Call it before the first context;
 * the picture then shows how often each pixel is drawn, up to 255 times.
 */
export function drawTouches(): void {
  const { prototype } = WebGL2RenderingContext;
  const { shaderSource, enable, disable } = prototype;
  prototype.shaderSource = function (shader, source) {
    shaderSource.call(this, shader, touching(source));
  };
  const add = (gl: WebGL2RenderingContext) => {
    enable.call(gl, gl.BLEND);
    blendFunc.call(gl, gl.ONE, gl.ONE);
    blendEquation.call(gl, gl.FUNC_ADD);
  };
  const { blendFunc, blendEquation } = prototype;
  prototype.blendFunc = function () {
    add(this);
  };
  prototype.blendFuncSeparate = function () {
    add(this);
  };
  prototype.blendEquation = function () {
    add(this);
  };
  prototype.blendEquationSeparate = function () {
    add(this);
  };
  prototype.disable = function (what) {
    if (what === this.BLEND) add(this);
    else disable.call(this, what);
  };
}

/** A fragment shader with its color replaced by one step; other shaders unchanged. */
function touching(source: string): string {
  const output = /\bout\s+(?:(?:lowp|mediump|highp)\s+)?vec4\s+(\w+)\s*;/.exec(source)?.[1];
  const isVertex = source.includes('gl_Position');
  const target = output ?? 'gl_FragColor';
  if (isVertex || !source.includes(target)) return source;
  return `${source.replace(/\bvoid\s+main\s*\(\s*(?:void)?\s*\)/, 'void paintedMain()')}
void main() { paintedMain(); ${target} = vec4(${STEP.toFixed(9)}); }`;
}

/** How often a pixel of the canvas was drawn, on average. */
export function touchesIn(gl: WebGL2RenderingContext): number {
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
  const bytes = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 4) sum += bytes[index] ?? 0;
  return sum / (width * height);
}

/** Makes draw calls do nothing. Call it before the first context. */
export function leaveOutDraws(): void {
  const { prototype } = WebGL2RenderingContext;
  const nothing = () => undefined;
  Object.assign(prototype, {
    drawElements: nothing,
    drawArrays: nothing,
    drawElementsInstanced: nothing,
    drawArraysInstanced: nothing,
  });
}
