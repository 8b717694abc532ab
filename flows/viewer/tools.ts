import type { AtlasPage } from './atlas-page.ts';
import { byId } from './dom.ts';

/** Something to do with a flow, which has the panel to itself while it is open. */
export type Tool = {
  id: string;
  open: () => void;
  close: () => void;
  /** Paints the pictures, once more where another one has come since it was opened. */
  paint?: () => void;
};

/** Opens a tool when its button is pressed, and closes the one that was open before. */
export function offerTools(
  { hush }: AtlasPage,
  tools: readonly Tool[],
): { open: (id: string) => void; paint: () => void } {
  let current: Tool | undefined;
  const open = (tool: Tool | undefined) => {
    current?.close();
    current = tool;
    for (const { id } of tools) byId(id)?.setAttribute('aria-pressed', String(id === tool?.id));
    if (tool) tool.open();
    else hush();
  };
  for (const tool of tools)
    byId(tool.id)?.addEventListener('click', () => {
      open(current === tool ? undefined : tool);
    });
  byId('close')?.addEventListener('click', () => {
    open(undefined);
  });
  return {
    open: (id) => {
      open(tools.find((tool) => tool.id === id));
    },
    paint: () => {
      current?.paint?.();
    },
  };
}
