/** The sealed drafts of the forms that stand now. */
const open = new Set<OpenVault>();

type OpenVault = { readonly record: string; drop: () => Promise<void> };

export function nameVault(vault: OpenVault): () => void {
  open.add(vault);
  return () => open.delete(vault);
}

/** What was typed in a step is stored for good, as its record: no draft of it is needed. */
export function dropSealedOf(step: string): void {
  for (const vault of open) if (vault.record.endsWith(`/${step}`)) void vault.drop();
}
