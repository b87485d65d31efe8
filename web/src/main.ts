import { mount } from "svelte";
import "./tokens.css";
import "./app.css";
import App from "./App.svelte";
import { follow } from "./route.svelte";
import { session } from "./session.svelte";

follow();
await session.begin();
mount(App, { target: document.getElementById("app")! });
