import { Dialog } from '../kit/Dialog';

const KEYS = [
  ['Ctrl K', 'Find a screen or a player'],
  ['J, K', 'Next row, row before'],
  ['Enter', 'Open the row that has the focus'],
  ['F', 'The filters of a list'],
  ['A', 'Approve or propose: opens the reason'],
  ['R', 'Reject or send back: opens the reason'],
  ['Q', 'Ask: opens the answer to the player'],
  ['M', 'Match, where the screen matches'],
  ['Z', 'Hand over: opens to whom'],
  ['N', 'Take the new rows of a list'],
  ['O', 'Follow the object of the panel'],
  ['Ctrl Enter', 'Send the decision whose reason is typed'],
  ['Esc', 'Close a dialog'],
  ['?', 'These keys'],
] as const;

/** All keys. None of them moves money by itself. */
export const Keys = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Keys" onClose={onClose}>
    <dl className="kv pad">
      {KEYS.map(([key, about]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
