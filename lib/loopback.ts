const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether a host's name or address, without its port, is this machine for itself alone. */
export const isLoopback = (host: string): boolean => loopbackHosts.has(host.toLowerCase())
