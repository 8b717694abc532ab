/** Loaded into a server that is measured: says, whenever it is asked, how much CPU time the process has taken, in microseconds. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
