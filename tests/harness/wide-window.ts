import { vi } from 'vitest';
import { wideWindow } from '#src/theme/windows.ts';

/** From here on the window is wide, until the test ends. */
export function widenWindow(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query === wideWindow }),
  );
}
