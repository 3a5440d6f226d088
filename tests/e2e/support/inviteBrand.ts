import type { Page } from '@playwright/test';

/** Serves page and configuration as a server with INVITE_BRAND=on does. */
export async function inviteBrand(page: Page): Promise<void> {
  for (const address of [/:\d+\/(\?[^/]*)?$/, '**/x2/app/zhou/v2/getVal']) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"inviteBrand":false', '"inviteBrand":true');
      await route.fulfill({ response, body });
    });
  }
}
