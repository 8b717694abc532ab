import { createContext, useContext } from 'react';

export const FormBusyContext = createContext(false);

/** Whether the form around is being saved. */
export function useFormBusy(): boolean {
  return useContext(FormBusyContext);
}
