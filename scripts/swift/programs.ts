/**
 * Programs in Python, given to the Python of Debian's packages. Swift looks for its own settings in /etc only, so each
 * says where they are before it imports the rest.
 */
const intro = (folder: string) => `
import sys
import swift.common.utils as utils
folder = ${JSON.stringify(folder)}
utils.SWIFT_CONF_FILE = folder + '/swift.conf'
`

/** Runs one server until it is signalled. */
export const serving = (folder: string, server: string): string => `${intro(folder)}
from swift.common.wsgi import run_wsgi
more = {}
if '${server}' == 'object':
    from swift.obj.server import global_conf_callback
    more = dict(global_conf_callback=global_conf_callback)
sys.exit(run_wsgi(folder + '/${server}.conf', '${server}-server', verbose=True, **more))
`

/** Writes the rings, which say that each of the three kinds of data is on this one machine. */
export const building = (
  folder: string,
  ports: { account: number; container: number; object: number },
): string => `${intro(folder)}
import os
from swift.common.ring import RingBuilder
os.makedirs(folder + '/node/disk')
try:
    os.setxattr(folder + '/node/disk', 'user.brota', b'1')
except OSError:
    sys.exit('no extended attributes')
for kind, port in ${JSON.stringify(Object.entries(ports))}:
    builder = RingBuilder(4, 1, 1)
    builder.add_dev(dict(id=0, region=1, zone=1, ip='127.0.0.1', port=port, device='disk', weight=1.0, meta='',
                         replication_ip='127.0.0.1', replication_port=port))
    builder.rebalance()
    builder.get_ring().save(folder + '/' + kind + '.ring.gz')
`
