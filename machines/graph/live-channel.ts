/** The channel by which the app, while it is developed, tells the atlas in another tab what its machines do. */
export const liveChannel = 'novi.flows';
