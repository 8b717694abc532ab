/** Signs in with e-mail and password at the sign-in emulator, as the app does. Gives the ID token. */
export async function signInAtEmulator(emulatorHost: string, email: string, password: string): Promise<string> {
  const address = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const answer: unknown = await response.json();
  if (typeof answer === 'object' && answer !== null && 'idToken' in answer && typeof answer.idToken === 'string') {
    return answer.idToken;
  }
  throw new Error(`The sign-in emulator did not let the nurse in (status ${response.status}).`);
}
