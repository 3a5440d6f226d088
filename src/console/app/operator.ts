import { createContext, use } from 'react';
import { type DeskPermission, mayDo } from '../../../contract/desk/roles';
import type { DeskOperator } from '../../../contract/desk/session';

/** The operator who is logged in. */
export const OperatorContext = createContext<DeskOperator | null>(null);

export function useOperator(): DeskOperator {
  const operator = use(OperatorContext);
  if (operator === null) throw new Error('nobody is logged in');
  return operator;
}

/** Whether the operator may make a call that needs this; what they may not do is not drawn. */
export function useMay(): (needs: DeskPermission | null) => boolean {
  const { roles } = useOperator();
  return (needs) => needs === null || mayDo(roles, needs);
}
