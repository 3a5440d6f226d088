import { describe, expect, it } from 'vitest';
import { allowedUrl } from './allowedUrl';
import { type BootPage, bootTarget, counted, isNewer, redirectsOf } from './bootTarget';

const HOSTS = ['main.example', 'localhost:8081'];
const page: BootPage = {
  address: 'https://old.example/?brand=hiyas#/wallet',
  version: '4.4.2',
  hosts: HOSTS,
  isInWrapper: false,
};
const boot = (newSideUrl: string, newSideVersion = '9.0') => ({
  defaultUrl: '',
  version: '4.4.2',
  newSideUrl,
  newSideVersion,
});

/** Addresses of a hostile or broken reply. */
const HOSTILE = [
  'http://main.example/',
  'https://evil.example/',
  'https://main.example.evil.example/',
  'https://main.example@evil.example/',
  'https://user:word@main.example/',
  'https://main.example:8443/',
  'https://main.example./',
  'https://MAIN.example/',
  'https://mаin.example/',
  '//main.example/',
  '\\\\evil.example',
  'https:evil.example',
  'https:\\\\main.example',
  'https://main.example\\@evil.example/',
  'https://main.example%2eevil.example/',
  'https://main%2eexample/',
  'https://evil.example/%2f%2fmain.example',
  'https://main.example/\u202egnp',
  'https://main.example/\nhttps://evil.example/',
  ' https://main.example/',
  'javascript:alert(1)//https://main.example/',
  'data:text/html,https://main.example/',
  'blob:https://main.example/1',
  'file:///main.example',
  'intent://main.example#Intent;scheme=https;end',
  'ftp://main.example/',
  'http://localhost:9999/',
  'https://[::1]/',
  `https://main.example/${'a'.repeat(600)}`,
  '',
];

describe('the address of a boot reply', () => {
  it.each(HOSTILE)('comes to nothing as %j', (address) => {
    expect(bootTarget(boot(address), page)).toBeNull();
    expect(bootTarget({ ...boot(''), defaultUrl: address }, { ...page, isInWrapper: true })).toBeNull();
    expect(allowedUrl(address, HOSTS)).toBeNull();
  });

  it('is followed to a host of the list, on the same page of the app', () => {
    expect(bootTarget(boot('https://main.example/'), page)).toBe('https://main.example/#/wallet');
    expect(bootTarget(boot('https://main.example/#/vip'), page)).toBe('https://main.example/#/vip');
    expect(bootTarget(boot('http://localhost:8081'), page)).toBe('http://localhost:8081/#/wallet');
  });

  it('is not followed without a list, from where it leads, or for a version that is not newer', () => {
    expect(bootTarget(boot('https://main.example/'), { ...page, hosts: [] })).toBeNull();
    expect(
      bootTarget(boot('https://main.example/'), { ...page, address: 'https://main.example/#/' }),
    ).toBeNull();
    for (const version of ['4.4.2', '4.4.1', '4.4', '', 'new']) {
      expect(bootTarget(boot('https://main.example/', version), page)).toBeNull();
    }
  });

  it('is the default one in the Android wrapper alone', () => {
    const reply = { ...boot(''), defaultUrl: 'https://main.example/' };
    expect(bootTarget(reply, page)).toBeNull();
    expect(bootTarget(reply, { ...page, isInWrapper: true })).toBe('https://main.example/#/wallet');
  });
});

describe('redirects', () => {
  it('are counted in the address, so that two hosts cannot send a player back and forth', () => {
    let address = 'https://old.example/#/';
    for (const count of [1, 2, 3]) {
      address = counted(address, redirectsOf(address));
      expect(redirectsOf(address)).toBe(count);
    }
    for (const said of ['4', '-1', '1e9', '', 'x']) {
      expect(redirectsOf(`https://old.example/?redirects=${said}#/`)).toBe(3);
    }
  });

  it('compare versions by number', () => {
    expect(isNewer('4.10.0', '4.9.9')).toBe(true);
    expect(isNewer('5', '4.4.2')).toBe(true);
    expect(isNewer('4.4.2.1', '4.4.2')).toBe(true);
    expect(isNewer('4.4.2', '4.4.2.0')).toBe(false);
  });
});
