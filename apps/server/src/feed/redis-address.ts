// Owns how a setting says where Redis is, and with which name and password.
export interface RedisAddress {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  readonly isSecured: boolean;
}

export function parseRedisUrl(text: string): RedisAddress | null {
  if (!/^rediss?:\/\/[^\s/]+(?:\/\d*)?$/.test(text) || !URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (hostname === '') return null;
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 6379),
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
      isSecured: protocol === 'rediss:',
    };
  } catch {
    return null;
  }
}
