/** Who may see a route: everybody, everybody and also while they come in by it, who is signed in, members, or specialists. */
export type Access = 'anyone' | 'entrance' | 'signedIn' | 'member' | 'specialist';
