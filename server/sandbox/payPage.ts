import { shownAmount } from './gateway';
import type { SandboxPayment } from './payments';

/** The text of the bank's page in each state. It says plainly that no money moves. */
const SAYS: Readonly<Record<SandboxPayment['status'], string>> = {
  open: 'This is a practice bank. No real money moves.',
  succeeded: 'Paid. You can go back to the app.',
  failed: 'The payment failed. You can go back to the app and try again.',
  expired: 'This payment has run out. Paying now shows what happens to money that comes late.',
};

/**
 * The hosted page of the sandbox bank, with a button for each result. `query` is appended to the addresses of
 * its own files.
 */
export function payPage(payment: SandboxPayment, query: string): string {
  const { orderId, method, status } = payment;
  const buttons =
    status === 'succeeded'
      ? ''
      : `<p><button type="button" data-action="succeed">Pay</button>
        <button type="button" data-action="fail">Fail</button></p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox bank</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/pay.css${query}">
<main data-order="${orderId}" data-status="${status}">
  <h1>Sandbox bank</h1>
  <p class="amount">${shownAmount(payment)}</p>
  <dl><dt>Method</dt><dd>${method}</dd><dt>Order</dt><dd>${orderId}</dd></dl>
  <p role="status">${SAYS[status]}</p>
  ${buttons}
  <p><a href="/#/cashin?order=${orderId}">Back to the app</a></p>
</main>
<script src="/sandbox/pay.js${query}"></script>
</html>
`;
}

export const PAY_SCRIPT = `
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    button.disabled = true;
    const order = document.querySelector('main').dataset.order;
    await fetch('/sandbox/payments/' + order + '/' + button.dataset.action + location.search, { method: 'POST' });
    location.reload();
  });
}
`;

export const PAY_STYLE = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1b2430; background: #eef1f5; }
main { max-width: 22rem; margin: 8vh auto; padding: 1.5rem; background: #fff; border-radius: 12px; }
h1 { margin: 0; font-size: 1.1rem; }
.amount { margin: .5rem 0; font-size: 2rem; font-weight: 700; }
dt { color: #5a6675; font-size: .85rem; }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
button { min-height: 48px; min-width: 8rem; border: 1px solid #1b2430; border-radius: 8px; background: #fff; font: inherit; cursor: pointer; }
button[data-action="succeed"] { background: #1b2430; color: #fff; }
a { color: #1b5fbf; }
`;
