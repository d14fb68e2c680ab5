/** Session descriptions as browsers write them, without a STUN server, and with one. */

const lines = (...texts: readonly string[]) => `${texts.join('\r\n')}\r\n`

/** Chromium 156. */
export const CHROMIUM = lines(
  'v=0',
  'o=- 4874973352844862200 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'a=extmap-allow-mixed',
  'a=msid-semantic: WMS',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0.0.0.0',
  'a=candidate:2064983228 1 udp 2113937151 c50c6b88-5ac4-4548-bb8e-c2c95f46d757.local 34631 typ host generation 0 network-cost 999',
  'a=candidate:2960385372 1 udp 2113942271 ae650280-0aa3-492b-a097-60df0d8c7cb8.local 34803 typ host generation 0 network-cost 999',
  'a=ice-ufrag:diCm',
  'a=ice-pwd:KZOr/uQ3K3Kv69REKG3JGz/z',
  'a=ice-options:trickle',
  'a=fingerprint:sha-256 FB:05:FF:B7:2B:4C:6E:66:A0:48:D0:C5:B8:CD:D9:53:4D:9F:DF:1F:50:22:F5:B7:4D:43:B1:32:C3:54:51:1F',
  'a=setup:actpass',
  'a=mid:0',
  'a=sctp-port:5000',
  'a=max-message-size:262144',
)

/** Firefox 153, with two TCP candidates. */
export const FIREFOX = lines(
  'v=0',
  'o=mozilla...THIS_IS_SDPARTA-99.0 1535679836233680808 0 IN IP4 0.0.0.0',
  's=-',
  't=0 0',
  'a=sendrecv',
  'a=fingerprint:sha-256 CA:37:19:43:6F:96:CD:FE:4C:11:F9:E9:24:59:E1:94:54:68:7C:12:51:20:40:A4:E3:34:51:E3:7A:FD:67:28',
  'a=group:BUNDLE 0',
  'a=ice-options:trickle',
  'a=msid-semantic:WMS *',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0.0.0.0',
  'a=candidate:0 1 UDP 2122187007 db8bed01-f404-4129-89b1-eb70701a506c.local 53645 typ host',
  'a=candidate:1 1 UDP 2122252543 c57242ee-53e3-47d6-9f54-da5d0501bf1a.local 35368 typ host',
  'a=candidate:2 1 TCP 2105458943 db8bed01-f404-4129-89b1-eb70701a506c.local 9 typ host tcptype active',
  'a=candidate:3 1 TCP 2105524479 c57242ee-53e3-47d6-9f54-da5d0501bf1a.local 9 typ host tcptype active',
  'a=sendrecv',
  'a=end-of-candidates',
  'a=ice-pwd:252c6a80539a81cad60571e08d129503',
  'a=ice-ufrag:13a7ace9',
  'a=mid:0',
  'a=setup:actpass',
  'a=sctp-port:5000',
  'a=max-message-size:1073741823',
)

/** Chromium's, with an address that a STUN server found. */
export const WITH_STUN = CHROMIUM.replace(
  'a=ice-ufrag',
  'a=candidate:842163049 1 udp 1677729535 203.0.113.77 46154 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999\r\na=ice-ufrag',
)
