// Messages about the address that the site listens on. Plain JavaScript, because `npm run doctor` needs it before
// anything is installed.

/**
 * Why a port cannot be listened on, and what to do about it.
 * @param {NodeJS.ErrnoException} error
 * @param {string} host
 * @param {number | string} port
 */
export function portProblem(error, host, port) {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is taken by another program; choose another one, for example PORT=3001.`;
  }
  if (error.code === "EACCES") {
    return `This user may not listen on ${host}, port ${port}; choose a port above 1023, for example PORT=3000.`;
  }
  return `HOST ${host}, port ${port}, cannot be listened on: ${error.message}; for example HOST=127.0.0.1`;
}

/**
 * The address at which this machine reaches the site.
 * @param {string} host
 * @param {number | string} port
 */
export function ownAddress(host, port) {
  const reached = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}`;
}
