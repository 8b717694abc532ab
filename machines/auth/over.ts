/** The session is over before anything could be typed in it. */
export const overAtOnce = {
  target: 'signingOut' as const,
  actions: ['noteOver' as const, 'keepPlace' as const],
  description: 'The identity provider has ended the session: the person is told why they have to sign in again.',
};
