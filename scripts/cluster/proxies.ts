import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRoot } from '../lib/root.mjs'
import type { Secrets } from './patroni.ts'
import type { Ports } from './ports.ts'

/**
 * HAProxy leads to the server that Patroni calls the primary, and to those that it calls replicas. It cuts the connections
 * of a server that is not any more what it was, or writes would still reach the old primary.
 */
export const getHaproxySettings = ({
  primary,
  replica,
  postgresA,
  postgresB,
  patroniA,
  patroniB,
}: Ports): string => `
global
  maxconn 600
  hard-stop-after 2s
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 1s
  timeout queue 5s
  retries 2
  option redispatch
  option clitcpka
  option srvtcpka
  option httpchk
  http-check expect status 200
  default-server inter 500ms fastinter 250ms downinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
listen primary
  bind 127.0.0.1:${primary}
  http-check send meth OPTIONS uri /primary
  server a 127.0.0.1:${postgresA} check port ${patroniA}
  server b 127.0.0.1:${postgresB} check port ${patroniB}
listen replica
  bind 127.0.0.1:${replica}
  http-check send meth OPTIONS uri /replica
  server a 127.0.0.1:${postgresA} check port ${patroniA}
  server b 127.0.0.1:${postgresB} check port ${patroniB}
`

/** As docs/operate.md has it. */
const timeouts = 'set statement_timeout = 20000; set idle_in_transaction_session_timeout = 30000'

/** pgbouncer shares the connections to both by transactions. */
export const getPgbouncerSettings = (folder: string, ports: Ports): string => `
[databases]
brota = host=127.0.0.1 port=${ports.primary} dbname=brota connect_query='${timeouts}'
brota_replica = host=127.0.0.1 port=${ports.replica} dbname=brota connect_query='${timeouts}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 2
server_check_delay = 5
query_wait_timeout = 8
`

export const getPgbouncerUsers = ({ site }: Secrets): string => `"brota" "${site}"\n`

const nginxFrame = (folder: string, site: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events { worker_connections 16384; }
http {
  access_log off;
  client_body_temp_path ${folder}/nginx-body;
  proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-fastcgi;
  uwsgi_temp_path ${folder}/nginx-uwsgi;
  scgi_temp_path ${folder}/nginx-scgi;
${site}
}
`

/** The settings of nginx: those of a real site, with the addresses and folders of this cluster. */
export async function getNginxSettings(folder: string, ports: Ports): Promise<string> {
  const template = await readFile(inRoot('deploy/nginx.conf.template'), 'utf8')
  const values: Record<string, string> = {
    BROTA_LISTEN: `127.0.0.1:${ports.nginx}`,
    BROTA_MACHINES: [ports.webA, ports.webB]
      .map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`)
      .join(' '),
    BROTA_TLS: '',
    BROTA_CACHE: join(folder, 'nginx-cache'),
  }
  const site = template.replaceAll(/\$\{(BROTA_\w+)\}/g, (_, name: string) => values[name] ?? '')
  return nginxFrame(folder, site)
}
