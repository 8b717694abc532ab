type Ending = () => void | Promise<void>;

const endings = new Set<Ending>();

/** Names what must end with each test, before the network and the provider do; the setup of the app's tests sees to it. */
export function endWithTest(ending: Ending): void {
  endings.add(ending);
}

/** Ends all of it, once the page is gone. */
export async function endTest(): Promise<void> {
  for (const ending of endings) await ending();
}
