import { testPictures } from "./support/test-pictures";

testPictures("768");
