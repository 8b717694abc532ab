import { useLayoutEffect } from 'react';

/** For a layout of the staff: the smaller scale (theme/compact-scale.ts). On the root, which dialogs and menus stand below, too. */
export function useCompactScale(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['scale'] = 'compact';
    return () => {
      delete document.documentElement.dataset['scale'];
    };
  }, []);
}
