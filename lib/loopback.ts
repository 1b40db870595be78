const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether a host name or address, without port, is loopback. */
export const isLoopback = (host: string): boolean => loopbackHosts.has(host.toLowerCase())
