const adopted = new Set<string>();

/**
 * Runs code that adds `<style>` elements to the head, which the product's content security policy forbids, and adopts
 * their rules as constructed style sheets instead, which it allows.
 */
export function withAdoptedStyles<T>(run: () => T): T {
  const { head } = document;
  head.appendChild = <N extends Node>(node: N): N => {
    if (!(node instanceof HTMLStyleElement)) return Node.prototype.appendChild.call(head, node) as N;
    const rules = node.textContent ?? '';
    if (!adopted.has(rules)) {
      adopted.add(rules);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    return node;
  };
  try {
    return run();
  } finally {
    Reflect.deleteProperty(head, 'appendChild');
  }
}
