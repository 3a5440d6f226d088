import { useState } from 'react';

/**
 * The text of a field that holds a value, and what sets it. What is typed stays while it says the value or nothing yet;
 * another value, as of a version that was brought back, takes its place.
 */
export function useTyped<Value>(
  value: Value,
  textOf: (value: Value) => string,
  read: (text: string) => Value | null,
): readonly [text: string, type: (text: string) => void] {
  const now = textOf(value);
  const [typed, setTyped] = useState({ text: now, over: now });
  const said = read(typed.text);
  // A text that says nothing yet stands over the value that it was typed over.
  const isOld = typed.text !== now && (said === null ? typed.over : textOf(said)) !== now;
  if (isOld) setTyped({ text: now, over: now });
  return [isOld ? now : typed.text, (text) => setTyped({ text, over: now })];
}
