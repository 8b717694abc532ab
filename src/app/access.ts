/** Who may see a route: everybody, everybody and also while they come in by it, who is signed in, members, or specialists. */
export type Access = 'anyone' | 'entrance' | 'signedIn' | 'member' | 'specialist';

/** Whether somebody who is signed out may see it. */
export function isOpen(access: Access): boolean {
  return access === 'anyone' || access === 'entrance';
}
