import { shownAmount } from './gateway';
import type { SandboxPayment } from './payments';

/** The text of the page in each state. It says plainly that no money moves. */
const SAYS: Readonly<Record<SandboxPayment['status'], string>> = {
  open: 'This is a practice app. No real money moves.',
  succeeded: 'Paid. You can go back to the app.',
  failed: 'The payment failed. You can go back to the app and try again.',
  expired: 'This payment has run out. Paying now shows what happens to money that comes late.',
};

/** What the page plays for each payment method. */
const TITLES: Readonly<Record<SandboxPayment['method'], string>> = {
  GCASH: 'Sandbox wallet for GCash',
  MAYA: 'Sandbox wallet for Maya',
  QRPH: 'Sandbox bank',
  BANK: 'Sandbox bank',
  PIX: 'Sandbox bank for PIX',
};

/**
 * The page that a wallet's app or a bank shows for a payment, with a button for each result. After a decision it leads
 * back to the order, as those apps do. `query` is appended to the addresses of its own files; `merchant` is paid.
 */
export function payPage(
  payment: SandboxPayment,
  { merchant, query }: { merchant: string; query: string },
): string {
  const { orderId, method, status } = payment;
  const isPaid = status === 'succeeded';
  const buttons = isPaid
    ? ''
    : `<button type="button" class="pay" data-action="succeed">Pay</button>
    <p class="others"><button type="button" data-action="fail">Fail</button>
      <button type="button" data-action="cancel">Cancel</button></p>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLES[method]}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/pay.css${query}">
<main data-order="${orderId}" data-status="${status}" data-method="${method}">
  <header><h1>${TITLES[method]}</h1></header>
  <p class="to">Pay to ${merchant}</p>
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
    for (const each of document.querySelectorAll('button')) each.disabled = true;
    const order = document.querySelector('main').dataset.order;
    const said = document.querySelector('[role="status"]');
    said.textContent = 'One moment.';
    const path = '/sandbox/payments/' + order + '/' + button.dataset.action + location.search;
    const reply = await fetch(path, { method: 'POST' }).catch(() => null);
    if (reply === null || !reply.ok) return location.reload();
    location.assign('/#/cashin?order=' + order);
  });
}
`;

export const PAY_STYLE = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1b2430; background: #e8edf5; }
main { max-width: 24rem; min-height: 100vh; margin: 0 auto; padding-bottom: 1.5rem; background: #fff; }
main > * { margin-left: 1.25rem; margin-right: 1.25rem; }
header { margin: 0; padding: 1rem 1.25rem; color: #fff; background: #33475f; }
[data-method="GCASH"] header { background: #1c4fb4; }
[data-method="MAYA"] header { background: #14633f; }
h1 { margin: 0; font-size: 1.05rem; }
.to { margin-top: 1.5rem; margin-bottom: 0; color: #5a6675; }
.amount { margin-top: .1rem; margin-bottom: 1rem; font-size: 2.2rem; font-weight: 700; }
dt { color: #5a6675; font-size: .85rem; }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
button { min-height: 48px; min-width: 8rem; border: 1px solid #1b2430; border-radius: 24px; background: #fff; color: #1b2430; font: inherit; cursor: pointer; }
button:disabled { opacity: .5; cursor: default; }
.pay { display: block; width: calc(100% - 2.5rem); border: 0; background: #1b2430; color: #fff; font-weight: 700; }
.others { display: flex; gap: .75rem; }
.others button { flex: 1; }
a { display: inline-block; padding: .6rem 0; color: #1b5fbf; }
`;
