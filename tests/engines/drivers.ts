import { createRequire } from "node:module";
import { join } from "node:path";
import { installPackage } from "../hard/tools";
import type { Point } from "./driver";

/** What these tests use of two packages that nothing else needs: each is installed by the first test that asks for it. */
const PUPPETEER = "puppeteer-core@24.43.1";
/** The last for Node 20. */
const SELENIUM = "selenium-webdriver@4.46.0";

type Page = {
  on(event: "dialog", listener: (dialog: { accept(): Promise<void> }) => void): void;
  goto(url: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  evaluateOnNewDocument(program: string): Promise<unknown>;
  mouse: {
    click(x: number, y: number): Promise<void>;
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  touchscreen: { tap(x: number, y: number): Promise<void> };
  keyboard: { down(key: string): Promise<void>; up(key: string): Promise<void> };
  $(selector: string): Promise<{ uploadFile(file: string): Promise<void> } | null>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  screenshot(): Promise<Uint8Array>;
};

type Puppeteer = {
  launch(options: {
    browser: "firefox";
    executablePath: string;
    extraPrefsFirefox: Record<string, string | number | boolean>;
  }): Promise<{
    newPage(): Promise<Page>;
    version(): Promise<string>;
    cookies(): Promise<object[]>;
    deleteCookie(...cookies: object[]): Promise<void>;
    close(): Promise<void>;
  }>;
};

type Actions = {
  move(to: Point & { origin: string; duration: number }): Actions;
  press(): Actions;
  release(): Actions;
  keyDown(key: string): Actions;
  keyUp(key: string): Actions;
  perform(): Promise<void>;
};

type Browser = {
  get(url: string): Promise<void>;
  navigate(): { back(): Promise<void> };
  executeScript(script: string): Promise<unknown>;
  actions(options: { async: boolean }): Actions;
  findElement(locator: object): { sendKeys(text: string): Promise<void> };
  manage(): {
    window(): { setRect(rect: Point & { width: number; height: number }): Promise<unknown> };
    deleteAllCookies(): Promise<void>;
  };
  takeScreenshot(): Promise<string>;
  quit(): Promise<void>;
};

type Builder = {
  usingServer(url: string): Builder;
  withCapabilities(capabilities: object): Builder;
  build(): Promise<Browser>;
};

type Selenium = {
  Builder: new () => Builder;
  By: { css(selector: string): object };
  Capabilities: new (wanted: object) => object;
  Key: Record<string, string>;
};

function loaded(wanted: string): unknown {
  const name = wanted.slice(0, wanted.lastIndexOf("@"));
  return createRequire(join(installPackage(wanted), "package.json"))(name);
}

export function loadPuppeteer() {
  return loaded(PUPPETEER) as Puppeteer;
}

export function loadSelenium() {
  return loaded(SELENIUM) as Selenium;
}
